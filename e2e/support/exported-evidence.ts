import { setTimeout as wait } from 'node:timers/promises';
import type { PostKitClient } from '@postkit/sdk';

/** A complete evidence export of a minute of the log, after those that are being prepared. Resolves to its id. */
export async function exportedEvidence(client: PostKitClient, start: number): Promise<string> {
  await untilNoneRuns(client);
  const { guid } = await client.evidence.startExport({ start, end: start + 60, reason: 'Complaint' });
  await untilNoneRuns(client);
  return guid;
}

async function untilNoneRuns(client: PostKitClient): Promise<void> {
  while ((await client.evidence.exports()).some(({ status }) => status === 'processing')) await wait(200);
}
