import type { PostKitClient } from '@postkit/sdk';
import { audioEventOperations } from '@postkit/sdk/operations';

/** The path with which an episode refers to an event. */
export function eventUri(client: PostKitClient, id: number): string {
  return new URL(client.transport.addressOf(audioEventOperations.get, { params: { id } })).pathname;
}
