import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface TestHook {
  /** The status of its responses. */
  status: number;
  readonly bodies: unknown[];
  readonly url: string;
  close(): Promise<unknown>;
}

/** A webhook that stores the bodies it receives. */
export async function startHook(): Promise<TestHook> {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(body);
      response.writeHead(hook.status).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/secret`;
  const hook: TestHook = {
    status: 204,
    bodies,
    url,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return hook;
}
