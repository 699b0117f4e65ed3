import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { ScreenName } from '@postkit/react-kit/messages';
import { useAddressQuery } from '../host/use-address-query.ts';
import { lazyScreen } from './lazy-screen.ts';

type AddressQuery = ReturnType<typeof useAddressQuery>;

/** A screen of the kit as a page; a screen with filters has them in the query of its address. */
export function lazyKitScreen<Name extends string>(
  load: () => Promise<Record<Name, (query: AddressQuery) => ReactNode>>,
  name: Name,
  screen: ScreenName,
): RouteComponent {
  async function loadPage() {
    const Screen: ComponentType<AddressQuery> = (await load())[name];
    const Page = () => <Screen {...useAddressQuery()} />;
    return { [name]: Page } as Record<Name, typeof Page>;
  }
  return lazyScreen(loadPage, name, screen);
}
