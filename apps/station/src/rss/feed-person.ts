/** A credit of a show or an episode; role and group follow the Podcast Taxonomy. */
export type FeedPerson = {
  name: string;
  role?: string | undefined;
  group?: string | undefined;
  image?: string | undefined;
  link?: string | undefined;
};
