import type { Host } from './host.ts';

/** Receives messages from the opener's origin only, directly and through the channel of that origin. */
export const openBrowserWindow: Host['openWindow'] = (url, channelName, onMessage) => {
  const opened = globalThis.open(url, '_blank', 'popup,width=640,height=760');
  if (!opened) return null;
  const { origin } = new URL(url, globalThis.location.href);
  const onPost = (event: MessageEvent) => {
    if (event.origin === origin) onMessage(event.data);
  };
  globalThis.addEventListener('message', onPost);
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => onMessage(data));
  return {
    isClosed: () => opened.closed,
    release() {
      globalThis.removeEventListener('message', onPost);
      channel.close();
    },
  };
};
