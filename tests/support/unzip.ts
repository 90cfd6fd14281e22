import { crc32, inflateRawSync } from 'node:zlib';

/** Reads a zip file by its directory at the end, as every reader does, and checks each sum. */
export function unzip(file: Buffer) {
  const end = file.length - 22;
  expect(file.readUInt32LE(end)).toBe(0x06054b50);
  const parts = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size, length] = [16, 20, 24]
      .map((i) => file.readUInt32LE(at + i))
      .concat(file.readUInt16LE(at + 28));
    const name = file.subarray(at + 46, at + 46 + length!).toString();
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = inflateRawSync(file.subarray(start, start + packed!));
    expect([name, content.length, crc32(content)]).toEqual([name, size, crc]);
    parts.set(name, content.toString());
    at += 46 + length!;
  }
  expect(at).toBe(end);
  return parts;
}
