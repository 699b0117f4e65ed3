import { redirect } from 'next/navigation';
import { Newsroom } from '../newsroom';

const SHOW = /^[^/]+\/shows\/(\d+)$/;

/** `/` lists the shows, `/{station}/shows/{id}` opens one. Addresses of other screens lead to the list. */
export default async function Page({ params }: { params: Promise<{ path?: string[] }> }) {
  const path = ((await params).path ?? []).join('/');
  const showId = SHOW.exec(path)?.[1];
  if (path !== '' && showId === undefined) redirect('/');
  return <Newsroom showId={showId === undefined ? null : Number(showId)} />;
}
