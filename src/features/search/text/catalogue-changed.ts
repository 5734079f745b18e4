/** The index inside texts is of another library than the catalogue that was read: it is to be read again. */
export class CatalogueChangedError extends Error {
  override name = 'CatalogueChangedError';
  constructor() {
    super('The index inside texts is of another catalogue.\n  Load the catalogue again.');
  }
}
