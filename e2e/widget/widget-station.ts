import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { WidgetEpisode } from '@postkit/sdk/schema';
import { serve, type Served } from './serve.ts';
import { tone } from './tone.ts';
import { transcript, widgetResponse, widgetEpisode } from './widget-episodes.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html; charset=utf-8',
};

function cover(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 300"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#0e3a5c"/><stop offset="1" stop-color="#f08a5d"/></linearGradient></defs><rect width="${width}" height="300" fill="url(#g)"/><circle cx="${width * 0.7}" cy="90" r="44" fill="#ffe9c9"/><path d="M0 210q75-40 150 0t150 0 150 0 150 0 150 0 150 0 150 0V300H0z" fill="#0b2b45"/></svg>`;
}

export interface WidgetStation extends Served {
  /** One of the built files. */
  file: (name: string) => Buffer;
  /** Paths requested since the last `forget`, in order. */
  asked: () => string[];
  forget: () => void;
  /** Sets the response of `widget.json` from now on; a number is a status without a body. */
  answer: (playlists: WidgetEpisode[] | number) => void;
  /** Whether the list asks players for reports from now on. */
  wantReports: (wanted: boolean) => void;
  /** Sets the status of `/transcript.vtt` from now on. */
  respondTranscript: (status: number) => void;
  /** Sets the status of every audio file from now on. */
  respondAudio: (status: number) => void;
}

function sendAudio(request: IncomingMessage, response: ServerResponse, file: Buffer) {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const start = Number(range?.[1] ?? 0);
  const end = Number(range?.[2] || file.length - 1);
  response.writeHead(range ? 206 : 200, {
    'content-type': 'audio/wav',
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${file.length}` }),
  });
  response.end(file.subarray(start, end + 1));
}

/** A station as the widget sees it: the files that were built into `dist`, the list of episodes, audio and images. */
export async function widgetStation(dist: string): Promise<WidgetStation> {
  const names = ['embed.js', 'extras.js', 'player.css', 'player.html'];
  const files = new Map<string, Buffer>();
  for (const name of names) files.set(`/widget/v4/${name}`, await readFile(join(dist, name)));

  const initial = Array.from({ length: 7 }, (_, n) => widgetEpisode(n));
  const audio = tone(3);
  let playlists: WidgetEpisode[] | number = initial;
  let audioStatus = 200;
  let transcriptStatus = 200;
  let reports = true;
  let asked: string[] = [];

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://station');
    asked.push(pathname + search);
    response.setHeader('access-control-allow-origin', '*');
    const file = files.get(pathname);
    if (file) {
      response.setHeader('content-type', types[pathname.split('.').at(-1) ?? ''] ?? 'text/plain');
      if (pathname.endsWith('.html')) response.setHeader('content-security-policy', 'frame-ancestors *');
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(file));
    } else if (pathname === '/harbour-fm/playlist/widget.json') {
      if (typeof playlists === 'number') response.writeHead(playlists).end();
      else
        response.end(
          JSON.stringify({
            ...widgetResponse(playlists.slice(0, Number(searchParams.get('limit')))),
            reports,
          }),
        );
    } else if (pathname === '/transcript.vtt') {
      response.setHeader('content-type', 'text/vtt; charset=utf-8');
      if (transcriptStatus === 200) response.end(transcript);
      else response.writeHead(transcriptStatus).end();
    } else if (pathname.startsWith('/audio/')) {
      if (audioStatus === 200) sendAudio(request, response, audio);
      else response.writeHead(audioStatus).end();
    } else if (pathname.endsWith('.svg')) {
      response.setHeader('content-type', 'image/svg+xml');
      response.end(cover(pathname.includes('wide') ? 1000 : 300));
    } else response.writeHead(404).end();
  }

  const served = await serve(answer);
  return {
    ...served,
    file: (name) => files.get(`/widget/v4/${name}`) ?? Buffer.alloc(0),
    asked: () => [...asked],
    forget: () => {
      asked = [];
    },
    answer: (next) => {
      playlists = next;
    },
    wantReports: (wanted) => {
      reports = wanted;
    },
    respondTranscript: (status) => {
      transcriptStatus = status;
    },
    respondAudio: (status) => {
      audioStatus = status;
    },
  };
}
