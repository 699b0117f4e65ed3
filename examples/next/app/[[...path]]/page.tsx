import { Newsroom } from '../newsroom';

/** `/` lists the shows, `/{station}/shows/{id}` opens one. */
export default async function Page({ params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params;
  const showId = path[1] === 'shows' && path[2] ? Number(path[2]) : null;
  return (
    <main>
      <Newsroom showId={showId} />
    </main>
  );
}
