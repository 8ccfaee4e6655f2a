print("actorlint")
