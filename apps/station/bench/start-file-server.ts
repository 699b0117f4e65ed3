import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../src/testing/free-port.ts';
import { startBenchChild } from './bench-child.ts';

/** A server of the files of a folder, as a peer. */
export interface FileServer {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts nginx, or a bare node server if nginx is not installed. */
export async function startFileServer(folder: string): Promise<FileServer> {
  if (spawnSync('nginx', ['-v']).error === undefined) return startNginx(folder);
  const { facts, stop } = await startBenchChild<{ url: string; pid: number }>('serve-files.ts', [folder]);
  return { name: 'a bare node server of files, nginx is not installed', ...facts, stop };
}

/** In the foreground, with its own configuration and one worker, because the station has one process. */
async function startNginx(folder: string): Promise<FileServer> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  // Its workers belong to another account otherwise, which may not read the folder.
  const account = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `${account} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 256; }
    http { access_log off; sendfile on; keepalive_requests 10000000; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
    server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { name: 'nginx', url: address, pid: nginx.pid ?? 0, stop: async () => void nginx.kill() };
}
