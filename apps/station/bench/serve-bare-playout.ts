// The peer of the benchmark of playout messages: a bare node server that stores the bytes of a message in SQLite, as durable as the
// station does, and writes an event to the stream of its station. It reads nothing, and checks nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const stations = Number(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'postkit-bare-playout-'));
const db = new DatabaseSync(join(folder, 'bare.db'));
db.exec('pragma journal_mode = wal; pragma synchronous = full');
db.exec('create table messages (id integer primary key, station text, arrived_ms integer, body blob)');
const insert = db.prepare('insert into messages (station, arrived_ms, body) values (?, ?, ?)');
const streams = new Map<string, ServerResponse>();

const server = createServer((request, response) => {
  const [, kind, station = ''] = request.url?.split('/') ?? [];
  if (kind === 'live') {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write(': open\n\n');
    streams.set(station, response);
    return;
  }
  const parts: Buffer[] = [];
  request
    .on('data', (part: Buffer) => parts.push(part))
    .on('end', () => {
      insert.run(station, Date.now(), Buffer.concat(parts));
      response.end('OK\n');
      streams.get(station)?.write(`event: playout_changed\ndata: {"input_id":${station}}\n\n`);
    });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const inputs = Array.from({ length: stations }, (_, station) => ({
    path: `/in/${station}`,
    token: '',
    live: `/live/${station}`,
    authorization: '',
  }));
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}`, pid: process.pid, inputs }));
});
process.stdin.resume().on('end', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
