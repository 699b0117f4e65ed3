import type { Database, Tables } from './database.ts';

/** Reaches every process of the installation. */
export interface Broadcast<Message> {
  /** Sends it when the transaction commits, or at once outside one. */
  send(to: Tables, message: Message): Promise<void>;
  stop(): void;
}

export interface BroadcastSettings<Message> {
  readonly topic: string;
  receive(this: void, message: Message): void;
  /** Whether the sender receives its own messages; default true. */
  readonly isLocal?: boolean;
  /** Called when messages of other processes may have been lost. */
  readonly onMissed?: () => void;
}

/** Messages of several processes travel by the database; a process handles its own at once. */
export function createBroadcast<Message>(
  { peers }: Database,
  { topic, receive, isLocal = true, onMissed = () => {} }: BroadcastSettings<Message>,
): Broadcast<Message> {
  let isFirst = true;
  const stop = peers?.watch(topic, (text) => {
    if (text === null) {
      // Before the first message there is nothing to miss.
      if (!isFirst) onMissed();
      isFirst = false;
      return;
    }
    const { from, message } = JSON.parse(text) as { from: string; message: Message };
    if (from !== peers.id) receive(message);
  });
  return {
    async send(to, message) {
      await peers?.send(to, topic, JSON.stringify({ from: peers.id, message }));
      if (isLocal) to.afterCommit(() => receive(message));
    },
    stop: () => stop?.(),
  };
}
