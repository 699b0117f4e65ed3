import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { findFfmpeg } from '../audio/engine/find-ffmpeg.ts';

/** A studio's encoder, which sends a tone in real time. */
export interface Studio extends AsyncDisposable {
  /** Sends, and connects again whenever the receiver is not there. */
  send(): void;
  /** Stops as an encoder does that loses its power. */
  stop(): Promise<void>;
}

/** @param output the arguments of ffmpeg for codec, format and address */
export function makeStudio(...output: string[]): Studio {
  const input = ['-re', '-f', 'lavfi', '-i', 'sine=440:r=48000,aformat=channel_layouts=stereo'];
  let child: ChildProcess | undefined;
  let isOn = false;
  let again: NodeJS.Timeout | undefined;
  function start(): void {
    child = spawn(findFfmpeg(), ['-nostdin', '-v', 'error', ...input, ...output], { stdio: 'ignore' });
    child.once('exit', () => {
      if (isOn) again = setTimeout(start, 200);
    });
  }
  async function stop(): Promise<void> {
    isOn = false;
    clearTimeout(again);
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
  return {
    send() {
      isOn = true;
      start();
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** An even UDP port of the loopback that no program holds, as is the next one, for RTCP. */
export async function freeUdpPort(): Promise<number> {
  for (;;) {
    const port = await bindUdpPort(0);
    if (port !== null && port % 2 === 0 && (await bindUdpPort(port + 1)) !== null) return port;
  }
}

/** Binds a port of the loopback for a moment; null if another program holds it. */
async function bindUdpPort(wanted: number): Promise<number | null> {
  const socket = createSocket('udp4').bind(wanted, '127.0.0.1');
  try {
    await once(socket, 'listening');
    return socket.address().port;
  } catch {
    return null;
  } finally {
    socket.close();
  }
}
