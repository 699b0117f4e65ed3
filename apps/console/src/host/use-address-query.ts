import { useRouter, useSearch } from '@tanstack/react-router';

/** The query of the screen's address, and a function that changes it. */
export function useAddressQuery() {
  const router = useRouter();
  const search: Record<string, string> = useSearch({ strict: false });

  function onQueryChange(query: string, { replace }: { replace: boolean }): void {
    const { pathname } = router.state.location;
    void router.navigate({ href: query === '' ? pathname : `${pathname}?${query}`, replace });
  }

  return { query: new URLSearchParams(search).toString(), onQueryChange };
}
