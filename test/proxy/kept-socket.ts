import net from "node:net";

/** A bound socket that outlives the process that listens on it, as a systemd socket does. */
export interface KeptSocket {
  fd: number;
  close: () => void;
}

/** Node binds a socket without listening on it only for its own use. */
const { _createServerHandle: bind } = net as unknown as {
  _createServerHandle: (address: string, port: number, family: 4) => KeptSocket | number;
};

/** @throws where the port is taken */
export function keepSocket(port: number): KeptSocket {
  const socket = bind("127.0.0.1", port, 4);
  if (typeof socket === "number") throw new Error(`nobody can listen on ${port}: error ${socket}`);
  return socket;
}
