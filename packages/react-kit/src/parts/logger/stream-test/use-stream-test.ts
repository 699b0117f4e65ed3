import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { StreamTestInput } from '@postkit/sdk/schema';
import { usePostKit } from '../../../host/postkit-context.ts';

/** Tests a stream, one test at a time. A test that is cancelled, or whose screen closes, leaves no result. */
export function useStreamTest() {
  const { client } = usePostKit();
  const running = useRef<AbortController>(undefined);
  const mutation = useMutation({
    mutationFn: (input: StreamTestInput) => {
      running.current?.abort();
      running.current = new AbortController();
      return client.logger.test(input, { signal: running.current.signal });
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  return {
    start: mutation.mutate,
    cancel: () => {
      mutation.reset();
      running.current?.abort();
    },
    isRunning: mutation.isPending,
    /** The input of the last test; undefined before the first. */
    input: mutation.variables,
    result: mutation.data,
    error: mutation.error,
  };
}
