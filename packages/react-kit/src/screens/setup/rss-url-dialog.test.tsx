import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { feed, openSetup, press } from './testing/open-setup.tsx';

const dialog = async () => within(await screen.findByRole('dialog', { name: 'RSS URL' }));

describe('the RSS URL of a feed', () => {
  it('RSS-034 RSS-035 RSS-036 copies the address of its feed, with deleted episodes on request', async () => {
    const { copyText } = openSetup();
    await press('Get RSS URL');
    const { getByRole } = await dialog();
    const address = getByRole<HTMLInputElement>('textbox');
    expect(address.value).toBe('https://post.example.org/wxyz/rss/1.xml');
    await userEvent.click(getByRole('checkbox', { name: 'Include deleted episodes' }));
    expect(address.value).toBe('https://post.example.org/wxyz/rss/1.xml?show_deleted=true');
    await userEvent.click(getByRole('button', { name: 'Copy to Clipboard' }));
    expect(copyText).toHaveBeenCalledWith('https://post.example.org/wxyz/rss/1.xml?show_deleted=true');
  });

  it('RSS-037 is the one that the station gives, of the feed whose button was pressed', async () => {
    const rss_url = 'https://feeds.example.org/harbour/rss/2.xml';
    const { copyText } = openSetup({
      destinations: [feed(), feed({ id: 2, title: 'Second feed', rss_url })],
    });
    const list = within(await screen.findByRole('list', { name: 'RSS' }));
    await userEvent.click(list.getAllByRole('button', { name: 'Get RSS URL' })[1] as HTMLElement);
    const { getByRole } = await dialog();
    expect(getByRole<HTMLInputElement>('textbox').value).toBe(rss_url);
    await userEvent.click(getByRole('button', { name: 'Copy to Clipboard' }));
    expect(copyText).toHaveBeenCalledWith(rss_url);
  });
});
