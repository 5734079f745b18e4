/** Stands in for `prop-types`, which downshift calls in development alone. */
const any = (): unknown => any;
export default new Proxy(any, { get: () => any });
