import { useEffect, useRef } from "react";

/**
 * Keeps a search field in step with the URL, also after the back button. The field is never
 * replaced: it keeps the focus, and what is entered while the results of a search are loading.
 *
 * @param query the search in the URL
 * @returns props for the form and for its search field
 */
export function useSearchInput(query: string) {
  const input = useRef<HTMLInputElement>(null);
  const lastQuery = useRef(query);
  const submitted = useRef<string | null>(null);
  useEffect(() => {
    const isOwnSearch = query === submitted.current;
    if (input.current && query !== lastQuery.current && !isOwnSearch) input.current.value = query;
    lastQuery.current = query;
    submitted.current = null;
  }, [query]);
  return {
    form: {
      onSubmit: () => {
        submitted.current = input.current?.value ?? null;
      },
    },
    input: { ref: input, defaultValue: query },
  };
}
