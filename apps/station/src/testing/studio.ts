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
  function start(): void {
    child = spawn(findFfmpeg(), ['-nostdin', '-v', 'error', ...input, ...output], { stdio: 'ignore' });
    child.once('exit', () => isOn && setTimeout(() => isOn && start(), 200));
  }
  async function stop(): Promise<void> {
    isOn = false;
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

/** An even UDP port of the loopback that no program holds; the next one is free for RTCP in all likelihood. */
export async function freeUdpPort(): Promise<number> {
  for (;;) {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    const { port } = socket.address();
    socket.close();
    if (port % 2 === 0) return port;
  }
}
