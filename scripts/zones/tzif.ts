/** What a compiled file of the IANA database holds. */
export interface TimeZoneFile {
  /** Seconds since 1970 at which a type begins, ascending. */
  readonly changes: readonly { readonly at: number; readonly type: LocalTimeType }[];
  /** In force before the first change. */
  readonly first: LocalTimeType;
  /** What goes on after the last change, in the form of POSIX TZ. */
  readonly footer: string;
}

export interface LocalTimeType {
  /** Seconds east of UTC. */
  readonly offset: number;
  readonly isDaylight: boolean;
  readonly abbreviation: string;
}

const MAGIC = 0x545a6966;
const HEADER = 44;

/** Reads the 64-bit part of a TZif file, version 2 and later (RFC 9636). */
export function readTimeZoneFile(bytes: Uint8Array): TimeZoneFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const legacy = readHeader(view, 0);
  const start = HEADER + lengthOf(legacy, 4);
  const header = readHeader(view, start);
  const { changeCount, typeCount, nameBytes } = header;
  const indexes = start + HEADER + changeCount * 8;
  const types = indexes + changeCount;
  const names = types + typeCount * 6;
  const latin = new TextDecoder('latin1');
  const typeAt = (index: number): LocalTimeType => {
    const at = types + index * 6;
    const from = names + view.getUint8(at + 5);
    const end = bytes.indexOf(0, from);
    if (index >= typeCount || from >= names + nameBytes) throw new RangeError('The time zone file is damaged.');
    return {
      offset: view.getInt32(at),
      isDaylight: view.getUint8(at + 4) === 1,
      abbreviation: latin.decode(bytes.subarray(from, end)),
    };
  };
  return {
    first: typeAt(0),
    changes: Array.from({ length: changeCount }, (_, index) => ({
      at: Number(view.getBigInt64(start + HEADER + index * 8)),
      type: typeAt(view.getUint8(indexes + index)),
    })),
    footer: latin.decode(bytes.subarray(start + HEADER + lengthOf(header, 8))).trim(),
  };
}

interface Header {
  readonly utcFlags: number;
  readonly standardFlags: number;
  readonly leapSeconds: number;
  readonly changeCount: number;
  readonly typeCount: number;
  readonly nameBytes: number;
}

function readHeader(view: DataView, at: number): Header {
  if (view.getUint32(at) !== MAGIC || view.getUint8(at + 4) < 0x32) {
    throw new RangeError('This is no time zone file of version 2 or later.');
  }
  const [utcFlags, standardFlags, leapSeconds, changeCount, typeCount, nameBytes] = Array.from(
    { length: 6 },
    (_, index) => view.getUint32(at + 20 + index * 4),
  ) as [number, number, number, number, number, number];
  return { utcFlags, standardFlags, leapSeconds, changeCount, typeCount, nameBytes };
}

function lengthOf(header: Header, timeBytes: number): number {
  return (
    header.changeCount * (timeBytes + 1) +
    header.typeCount * 6 +
    header.nameBytes +
    header.leapSeconds * (timeBytes + 4) +
    header.standardFlags +
    header.utcFlags
  );
}
