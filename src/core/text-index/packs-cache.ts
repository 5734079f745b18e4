/** The cache of a browser that holds kept texts: manifests, chunks and their indexes by their addresses. Without it nothing is kept. */
export const PACKS_CACHE = 'nama-packs-1';
