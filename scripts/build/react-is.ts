/** Stands in for `react-is`, which downshift imports for a component that is not used here: the combobox is its hook. */
export const isForwardRef = (): boolean => false;
