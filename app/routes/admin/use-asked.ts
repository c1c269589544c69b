import { useEffect, useRef } from "react";

/**
 * A search box shows what the address asks for, also after the back button. It stays the same box,
 * with the focus and with what is typed in it while the answer to a search is on its way.
 * @param asked what the address asks for
 * @returns properties of the form and of the box in it
 */
export function useAsked(asked: string) {
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(asked);
  const sent = useRef<string | null>(null);
  useEffect(() => {
    const isAnswer = asked === sent.current;
    if (box.current && asked !== shown.current && !isAnswer) box.current.value = asked;
    shown.current = asked;
    sent.current = null;
  }, [asked]);
  return {
    form: {
      onSubmit: () => {
        sent.current = box.current?.value ?? null;
      },
    },
    box: { ref: box, defaultValue: asked },
  };
}
