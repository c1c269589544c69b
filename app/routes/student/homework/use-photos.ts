import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { lookUp } from "#domain/shared/look-up.ts";
import { kindOfPhoto } from "#domain/homework/photo.ts";
import { sendPhoto } from "#parts/homework/upload/send-photo.ts";
import { shrinkPhoto } from "#parts/homework/upload/shrink-photo.ts";
import { messages } from "./messages.ts";

/** A photo on its way, or why it did not arrive. */
interface Sent {
  key: number;
  name: string;
  /** From 0 to 1. */
  share: number;
  /** null while it is on its way. */
  problem: string | null;
}

/** Why this browser can't read a file. */
async function problemOf(file: File): Promise<string> {
  const kind = kindOfPhoto(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  return messages.refusals[kind === "photo" ? "unreadable" : kind];
}

/**
 * Photos that are sent as soon as they are chosen, one after the other.
 *
 * @param page the address of the homework
 * @param room how many more the answer can have
 */
export function usePhotos(page: string, room: number) {
  const [sent, setSent] = useState<Sent[]>([]);
  const { revalidate } = useRevalidator();
  const queue = useRef(Promise.resolve());
  const keys = useRef(0);
  const change = (key: number, to: Partial<Sent> | null) =>
    setSent((before) =>
      before.flatMap((one) => {
        if (one.key !== key) return one;
        return to ? { ...one, ...to } : [];
      }),
    );
  const send = async (file: File, key: number) => {
    const photo = await shrinkPhoto(file);
    if (!photo) return change(key, { problem: await problemOf(file) });
    const reason = await sendPhoto(`${page}/upload`, photo, (share) => change(key, { share }));
    if (reason)
      return change(key, {
        problem: lookUp(messages.refusals, reason) ?? messages.refusals.unreadable,
      });
    await revalidate();
    return change(key, null);
  };
  return {
    sent,
    /** Begins to send files; more than there is room for are refused at once. */
    add: (files: readonly File[]) => {
      const waiting = sent.filter(({ problem }) => problem === null).length;
      const added = files.map((file, place) => {
        const key = (keys.current += 1);
        const isFull = waiting + place >= room;
        const problem = isFull ? messages.refusals["answer-full"] : null;
        if (!isFull) queue.current = queue.current.then(() => send(file, key));
        return { key, name: file.name, share: 0, problem };
      });
      setSent((before) => [...before.filter(({ problem }) => problem === null), ...added]);
    },
  };
}
