/** The size that a PNG's first chunk gives. @throws where the bytes are not a PNG's */
export function readPng(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  if (view.getUint32(0) !== 0x89_50_4e_47) throw new Error("not a PNG");
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
