import type { QrCode } from "./qr-code.ts";

/** A QR code as a picture. @param label what it is, for who does not see it */
export function QrPicture({ code: { size, path }, label }: { code: QrCode; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-64 rounded-control border border-line"
    >
      {/* Black on white in the dark scheme too: cameras need the contrast. */}
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
