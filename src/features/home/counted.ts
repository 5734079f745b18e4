/** A count as English writes it: 33,924. Kept, since `toLocaleString` looks its rules up anew each time. */
export const { format: counted } = new Intl.NumberFormat('en');
