let queue = DispatchQueue(label: "label") // expect: serial_queue

func one() {
    queue.async {
    }
}

func two() {
    queue.async {
        ...
