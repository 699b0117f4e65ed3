import { isHttpError, type PostKitClient } from '@postkit/sdk';

export type FeedCalls = Pick<PostKitClient['connections'], 'get' | 'delete'>;

/** Deletes a feed that was created for a draft, unless a show uses it. */
export async function deleteFeed(destinations: FeedCalls, id: number): Promise<void> {
  try {
    if ((await destinations.get(id)).shows.length === 0) await destinations.delete(id);
  } catch (error) {
    // Another user deleted it, or only an admin may delete it.
    if (!isHttpError(error, 404) && !isHttpError(error, 403)) throw error;
  }
}
