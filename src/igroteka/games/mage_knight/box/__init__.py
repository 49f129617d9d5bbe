"""What lies in the box (MK-COMP): types of components in `tables`, the words they are written with in `terms`.

The standard box is written down in `components/`. Everything that does something says it with words: effects that run
(`effects/`), and passives that hold while their component is in force (`passives/`).
"""
