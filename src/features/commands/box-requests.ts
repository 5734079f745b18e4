/** Opens the command box, with what was typed while it was on its way; asked of the island `command`. */
export interface OpenBox {
  typed: string;
}
