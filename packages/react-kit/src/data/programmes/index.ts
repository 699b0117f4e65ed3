export {
  useAirings,
  usePlansById,
  usePlansOfSource,
  useProgrammeChange,
  useProgrammeGuide,
  useProgrammePlan,
  useProgrammes,
  useProgrammeSchedule,
  useProgrammeSources,
} from './programmes.queries.ts';
