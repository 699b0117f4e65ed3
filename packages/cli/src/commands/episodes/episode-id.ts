import { idArgument, idsArgument } from '../../core/id-arguments.ts';

/** The argument of commands on one episode. */
export const episodeId = idArgument('episodes list');
/** The argument of commands on several episodes. */
export const episodeIds = idsArgument('episodes list');
