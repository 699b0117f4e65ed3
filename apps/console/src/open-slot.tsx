import type { Root } from 'react-dom/client';
import type { Catalogue } from '@postkit/react-kit/messages';

/** Loads the page of a slot link. In a file of its own, so that the sign-in page does not list the files of this one. */
export async function openSlot(root: Root, messages: Catalogue | undefined): Promise<void> {
  const [{ SlotPage }] = await Promise.all([import('./slot-page.tsx'), messages?.load?.('slot')]);
  root.render(<SlotPage messages={messages} />);
}
