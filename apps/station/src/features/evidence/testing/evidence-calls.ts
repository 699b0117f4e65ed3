import { logCheck, logChain, type LogChain, type LogCheck, readManifest } from '@postkit/sdk/schema';
import type { SignedIn, TestStation } from '../../../testing/index.ts';
import { firstStation } from '../../../testing/index.ts';
import { sealHours } from '../chain/seal-hours.ts';

/** Calls of the chain of the first station. */
export function chainCalls(server: TestStation, admin: () => SignedIn) {
  const address = (path = '') => `/${server.slug}/api/v1/log_chain/${path}`;
  return {
    /** Hashes the hours that are over. */
    seal: () => sealHours(server.context, firstStation(server)),
    async chain(from = 0): Promise<LogChain> {
      return logChain.parse(await (await server.call(`${address()}?from=${from}`, { as: admin() })).json());
    },
    async check(seq: number): Promise<LogCheck> {
      return logCheck.parse(await (await server.call(address(`${seq}/`), { as: admin() })).json());
    },
    async kinds(): Promise<(string | undefined)[]> {
      const { manifests } = await this.chain();
      return manifests.map(({ text }) => readManifest(text)?.kind);
    },
  };
}
