import type { RoleLink, ToRole, ToSupervisor } from './role-messages.ts';

/** Creates a role's end of its link over `send`, which reaches the supervisor. Call `receive` with the supervisor's messages. */
export function createRoleLink(send: (message: ToSupervisor) => void): { link: RoleLink; receive: (message: ToRole) => void } {
  const messages: ((message: unknown) => void)[] = [];
  const starts: (() => void)[] = [];
  const exits: (() => void)[] = [];
  let isPeerRunning = false;

  const link: RoleLink = {
    send: (message) => send({ type: 'relay', message }),
    onMessage: (listener) => void messages.push(listener),
    start: (role) => send({ type: 'start', role }),
    onStart(listener) {
      starts.push(listener);
      if (isPeerRunning) listener();
    },
    onExit: (listener) => void exits.push(listener),
  };

  function receive(message: ToRole): void {
    if (message.type === 'relay') for (const listener of messages) listener(message.message);
    if (message.type !== 'peer') return;
    isPeerRunning = message.state === 'started';
    for (const listener of isPeerRunning ? starts : exits) listener();
  }

  return { link, receive };
}
