import { useEffect } from 'react';
import type { HostAddress } from '../../../host/host.ts';
import { usePostKit } from '../../../host/postkit-context.ts';

/** Goes to an address once it is time to: by then nothing asks any more whether to stay. */
export function useLeave(isTime: boolean, to: HostAddress): void {
  const { host } = usePostKit();
  useEffect(() => {
    if (isTime) host.navigate(to);
  }, [host, isTime, to]);
}
