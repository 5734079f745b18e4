/** Compression on the wire: what a reader's browser takes, and the packed bytes. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this many bytes the packed form is no smaller in packets. */
const SMALLEST = 512;

/** `gzip, br;q=0` → `gzip`; nothing that we have → `identity` (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined, bytes: number): Encoding {
  if (accepted === undefined || bytes < SMALLEST) return 'identity';
  const taken = new Set(
    accepted.split(',').flatMap((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : name;
    }),
  );
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The smallest a file gets takes a third of a second: by what it holds, so that it is done once. */
const smallest = new Map<string, Promise<Buffer>>();

/**
 * A file whose address changes with its content, packed as small as it gets, as hosts do that pack what is uploaded.
 * @param version tells its content from all others
 */
export function packOnce(content: Buffer, encoding: Encoding, version: string): Promise<Buffer> {
  if (encoding !== 'br') return pack(content, encoding);
  const packed = smallest.get(version) ?? brotli(content);
  smallest.set(version, packed);
  return packed;
}

/** Qualities as nginx and CDNs use them on the fly. */
export async function pack(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  if (encoding === 'gzip') return zip(content, { level: 6 });
  return content;
}
