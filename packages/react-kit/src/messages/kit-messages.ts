import type * as analytics from '../features/analytics/screen/analytics.messages.ts';
import type * as glossary from '../features/analytics/screen/glossary.messages.ts';
import type * as devices from '../features/analytics/screen/devices.messages.ts';
import type * as explainFigures from '../features/analytics/screen/explain.messages.ts';
import type * as overview from '../features/analytics/screen/overview.messages.ts';
import type * as activity from '../features/audit/screen/activity.messages.ts';
import type * as apiKeys from '../features/api-keys/dialog/api-keys.messages.ts';
import type * as audioEditor from '../features/audio-editor/audio-editor.messages.ts';
import type * as checks from '../features/audio-editor/checks/checks.messages.ts';
import type * as day from '../features/audio-editor/day/day.messages.ts';
import type * as drafts from '../features/audio-editor/drafts/drafts.messages.ts';
import type * as drag from '../features/audio-editor/drag/drag.messages.ts';
import type * as info from '../features/audio-editor/info/info.messages.ts';
import type * as inspector from '../features/audio-editor/inspector/inspector.messages.ts';
import type * as live from '../features/audio-editor/live/live.messages.ts';
import type * as level from '../features/audio-editor/level/level.messages.ts';
import type * as loudness from '../features/audio-editor/loudness/loudness.messages.ts';
import type * as picking from '../features/audio-editor/picking/picking.messages.ts';
import type * as range from '../features/audio-editor/range/range.messages.ts';
import type * as sidebar from '../features/audio-editor/sidebar/sidebar.messages.ts';
import type * as finish from '../features/audio-editor/timeline-model/finish.messages.ts';
import type * as snap from '../features/audio-editor/timeline/snap.messages.ts';
import type * as timelineEdits from '../features/audio-editor/timeline/timeline-edits.messages.ts';
import type * as timeline from '../features/audio-editor/timeline/timeline.messages.ts';
import type * as transcript from '../features/audio-editor/transcript/transcript.messages.ts';
import type * as transport from '../features/audio-editor/transport/transport.messages.ts';
import type * as waveformDrawer from '../features/audio-editor/waveform-drawer/waveform-drawer.messages.ts';
import type * as waveform from '../features/audio-editor/waveform/waveform.messages.ts';
import type * as playStream from '../features/audio-events/play-stream.messages.ts';
import type * as bulkDownloads from '../features/bulk-downloads/bulk-downloads.messages.ts';
import type * as selection from '../features/bulk-downloads/selection/selection.messages.ts';
import type * as campaigns from '../features/campaigns/screen/campaigns.messages.ts';
import type * as categories from '../features/categories/screen/categories.messages.ts';
import type * as groupFlags from '../features/categories/screen/group-flags.messages.ts';
import type * as destinationTypes from '../features/connections/destination-types/destination-types.messages.ts';
import type * as drawer from '../features/connections/screen/drawer/drawer.messages.ts';
import type * as feed from '../features/connections/screen/drawer/feed.messages.ts';
import type * as setup from '../features/connections/screen/setup.messages.ts';
import type * as widget from '../features/connections/screen/widget/widget.messages.ts';
import type * as deliveries from '../features/deliveries/deliveries.messages.ts';
import type * as deliveryText from '../features/deliveries/delivery-text.messages.ts';
import type * as embeds from '../features/embeds/embeds.messages.ts';
import type * as audioVersions from '../features/episodes/audio-versions/audio-versions.messages.ts';
import type * as downloadAudio from '../features/episodes/download/download-audio.messages.ts';
import type * as embedAudio from '../features/episodes/embed/embed-audio.messages.ts';
import type * as episodes from '../features/episodes/list/episodes.messages.ts';
import type * as loudnessText from '../features/episodes/preflight/loudness-text.messages.ts';
import type * as preflight from '../features/episodes/preflight/preflight.messages.ts';
import type * as changedFields from '../features/episodes/changed-fields/changed-fields.messages.ts';
import type * as proposeChapters from '../features/episodes/publish/propose-chapters.messages.ts';
import type * as publishDialog from '../features/episodes/publish/publish-dialog.messages.ts';
import type * as publishTexts from '../features/episodes/publish/publish-texts.messages.ts';
import type * as update from '../features/episodes/publish/update.messages.ts';
import type * as replaceAudio from '../features/episodes/replace-audio/replace-audio.messages.ts';
import type * as putBack from '../features/episodes/put-back/put-back.messages.ts';
import type * as rights from '../features/episodes/rights/rights.messages.ts';
import type * as share from '../features/episodes/share/share.messages.ts';
import type * as episodeTable from '../features/episodes/table/episode-table.messages.ts';
import type * as unpublish from '../features/episodes/unpublish/unpublish.messages.ts';
import type * as categoryFields from '../features/feeds/category-fields/category-fields.messages.ts';
import type * as podcastFields from '../features/feeds/podcast-fields/podcast-fields.messages.ts';
import type * as imagePicker from '../features/images/picker/image-picker.messages.ts';
import type * as rssImport from '../features/imports/screen/rss-import.messages.ts';
import type * as licences from '../features/licences/screen/licences.messages.ts';
import type * as logSourceFields from '../features/logger/log-source-fields.messages.ts';
import type * as logSource from '../features/logger/log-source/log-source.messages.ts';
import type * as recording from '../features/logger/recording/recording.messages.ts';
import type * as streamTest from '../features/logger/stream-test/stream-test.messages.ts';
import type * as panel from '../features/player/extras/panel.messages.ts';
import type * as player from '../features/player/player.messages.ts';
import type * as holidays from '../features/schedules/list/holidays/holidays.messages.ts';
import type * as schedules from '../features/schedules/list/schedules.messages.ts';
import type * as runs from '../features/schedules/runs/runs.messages.ts';
import type * as scheduleEntry from '../features/schedules/schedule-entry.messages.ts';
import type * as events from '../features/schedules/setup/events/events.messages.ts';
import type * as scheduleSetup from '../features/schedules/setup/schedule-setup.messages.ts';
import type * as times from '../features/schedules/times.messages.ts';
import type * as security from '../features/second-factors/dialog/security.messages.ts';
import type * as passkeys from '../features/second-factors/passkeys/passkey.messages.ts';
import type * as factorSetup from '../features/second-factors/setup/setup.messages.ts';
import type * as retry from '../features/sessions/retry.messages.ts';
import type * as ownSessions from '../features/sessions/own-sessions/own-sessions.messages.ts';
import type * as passwordReset from '../features/sessions/sign-in/password-reset/password-reset.messages.ts';
import type * as singleSignOn from '../features/sessions/sign-in/single-sign-on/single-sign-on.messages.ts';
import type * as secondStep from '../features/sessions/sign-in/second-step/second-step.messages.ts';
import type * as signInFailure from '../features/sessions/sign-in/sign-in-failure.messages.ts';
import type * as signIn from '../features/sessions/sign-in/sign-in.messages.ts';
import type * as shareClips from '../features/share-clips/share-clips.messages.ts';
import type * as showDetails from '../features/shows/details/show-details.messages.ts';
import type * as shows from '../features/shows/list/shows.messages.ts';
import type * as autoFeed from '../features/shows/setup/auto-feed/auto-feed.messages.ts';
import type * as basicInfo from '../features/shows/setup/basic-info/basic-info.messages.ts';
import type * as displayDetails from '../features/shows/setup/display-details/display-details.messages.ts';
import type * as publishingDestinations from '../features/shows/setup/publishing-destinations/publishing-destinations.messages.ts';
import type * as schedulesSchedules from '../features/shows/setup/schedules/schedules.messages.ts';
import type * as showSetup from '../features/shows/setup/show-setup.messages.ts';
import type * as showList from '../features/shows/show-list.messages.ts';
import type * as slotLinks from '../features/slot-links/slot-links.messages.ts';
import type * as slot from '../features/slot/slot.messages.ts';
import type * as logDays from '../features/storage-report/log-days/log-days.messages.ts';
import type * as testMail from '../features/test-mail/card/test-mail.messages.ts';
import type * as storageReport from '../features/storage-report/card/storage.messages.ts';
import type * as stationExport from '../features/station-exports/screen/station-export.messages.ts';
import type * as stationImport from '../features/station-exports/screen/station-import.messages.ts';
import type * as stationLook from '../features/station-look/card/station-look.messages.ts';
import type * as company from '../features/stations/screen/company.messages.ts';
import type * as companyQuestions from '../features/stations/screen/questions.messages.ts';
import type * as stationForm from '../features/stations/screen/form/station-form.messages.ts';
import type * as stationFields from '../features/stations/fields/station-fields.messages.ts';
import type * as nameStation from '../features/stations/naming/name-station.messages.ts';
import type * as tags from '../features/tags/screen/tags.messages.ts';
import type * as firstRun from '../features/today/first-run/first-run.messages.ts';
import type * as today from '../features/today/today.messages.ts';
import type * as automaticTranscripts from '../features/transcripts/automatic/automatic-transcripts.messages.ts';
import type * as transcriptPanel from '../features/transcripts/panel/transcript-panel.messages.ts';
import type * as words from '../features/transcripts/words/words.messages.ts';
import type * as audioTypes from '../features/uploads/audio-types.messages.ts';
import type * as uploads from '../features/uploads/uploads.messages.ts';
import type * as userDialog from '../features/users/screen/form/user-dialog.messages.ts';
import type * as userSecondFactor from '../features/users/screen/second-factor.messages.ts';
import type * as users from '../features/users/screen/users.messages.ts';
import type * as userForm from '../features/users/user-form.messages.ts';
import type * as advancedVideo from '../features/videos/advanced/advanced-video.messages.ts';
import type * as videos from '../features/videos/list/videos.messages.ts';
import type * as disabledWebhooks from '../features/webhooks/disabled-webhooks.messages.ts';
import type * as webhooks from '../features/webhooks/screen/webhooks.messages.ts';
import type * as widgetCode from '../features/widgets/code/widget-code.messages.ts';
import type * as widgetControls from '../features/widgets/controls/widget-controls.messages.ts';
import type * as parts from '../parts/parts.messages.ts';
import type * as provider from '../host/provider.messages.ts';
import type * as conflictDialog from '../screen/conflict/conflict-dialog.messages.ts';
import type * as demo from '../screen/demo/demo.messages.ts';
import type * as deniedNotice from '../screen/frame/denied-notice.messages.ts';
import type * as reportFailure from '../screen/report-failure.messages.ts';
import type * as areas from '../screen/session/areas.messages.ts';
import type * as time from '../screen/time/time.messages.ts';
import type * as keys from '../shell/keys/keys.messages.ts';
import type * as palette from '../shell/palette/palette.messages.ts';
import type * as previewPlayer from '../shell/preview-player/preview-player.messages.ts';
import type * as shell from '../shell/shell.messages.ts';
import type * as warnings from '../shell/warnings/warnings.messages.ts';
import type * as site from '../site/site.messages.ts';
import type { ByKey } from './by-key.ts';
import type { UiMessages } from './ui-messages.ts';

/** Every word of the kit, by the key of its module. */
export interface KitMessages
  extends
    ByKey<typeof analytics>,
    ByKey<typeof glossary>,
    ByKey<typeof devices>,
    ByKey<typeof explainFigures>,
    ByKey<typeof overview>,
    ByKey<typeof apiKeys>,
    ByKey<typeof audioEditor>,
    ByKey<typeof checks>,
    ByKey<typeof day>,
    ByKey<typeof drafts>,
    ByKey<typeof drag>,
    ByKey<typeof info>,
    ByKey<typeof inspector>,
    ByKey<typeof live>,
    ByKey<typeof level>,
    ByKey<typeof loudness>,
    ByKey<typeof picking>,
    ByKey<typeof range>,
    ByKey<typeof sidebar>,
    ByKey<typeof finish>,
    ByKey<typeof snap>,
    ByKey<typeof timelineEdits>,
    ByKey<typeof timeline>,
    ByKey<typeof transcript>,
    ByKey<typeof transport>,
    ByKey<typeof waveformDrawer>,
    ByKey<typeof waveform>,
    ByKey<typeof playStream>,
    ByKey<typeof bulkDownloads>,
    ByKey<typeof selection>,
    ByKey<typeof campaigns>,
    ByKey<typeof categories>,
    ByKey<typeof groupFlags>,
    ByKey<typeof destinationTypes>,
    ByKey<typeof drawer>,
    ByKey<typeof feed>,
    ByKey<typeof setup>,
    ByKey<typeof widget>,
    ByKey<typeof deliveries>,
    ByKey<typeof deliveryText>,
    ByKey<typeof embeds>,
    ByKey<typeof audioVersions>,
    ByKey<typeof downloadAudio>,
    ByKey<typeof embedAudio>,
    ByKey<typeof episodes>,
    ByKey<typeof loudnessText>,
    ByKey<typeof preflight>,
    ByKey<typeof proposeChapters>,
    ByKey<typeof publishDialog>,
    ByKey<typeof publishTexts>,
    ByKey<typeof changedFields>,
    ByKey<typeof update>,
    ByKey<typeof putBack>,
    ByKey<typeof replaceAudio>,
    ByKey<typeof rights>,
    ByKey<typeof share>,
    ByKey<typeof episodeTable>,
    ByKey<typeof unpublish>,
    ByKey<typeof categoryFields>,
    ByKey<typeof podcastFields>,
    ByKey<typeof imagePicker>,
    ByKey<typeof rssImport>,
    ByKey<typeof licences>,
    ByKey<typeof logSourceFields>,
    ByKey<typeof logSource>,
    ByKey<typeof recording>,
    ByKey<typeof streamTest>,
    ByKey<typeof panel>,
    ByKey<typeof player>,
    ByKey<typeof holidays>,
    ByKey<typeof schedules>,
    ByKey<typeof runs>,
    ByKey<typeof scheduleEntry>,
    ByKey<typeof events>,
    ByKey<typeof scheduleSetup>,
    ByKey<typeof times>,
    ByKey<typeof security>,
    ByKey<typeof passkeys>,
    ByKey<typeof factorSetup>,
    ByKey<typeof retry>,
    ByKey<typeof ownSessions>,
    ByKey<typeof passwordReset>,
    ByKey<typeof secondStep>,
    ByKey<typeof singleSignOn>,
    ByKey<typeof signInFailure>,
    ByKey<typeof signIn>,
    ByKey<typeof shareClips>,
    ByKey<typeof showDetails>,
    ByKey<typeof shows>,
    ByKey<typeof autoFeed>,
    ByKey<typeof basicInfo>,
    ByKey<typeof displayDetails>,
    ByKey<typeof publishingDestinations>,
    ByKey<typeof schedulesSchedules>,
    ByKey<typeof showSetup>,
    ByKey<typeof showList>,
    ByKey<typeof slotLinks>,
    ByKey<typeof slot>,
    ByKey<typeof stationExport>,
    ByKey<typeof stationImport>,
    ByKey<typeof stationLook>,
    ByKey<typeof logDays>,
    ByKey<typeof storageReport>,
    ByKey<typeof testMail>,
    ByKey<typeof company>,
    ByKey<typeof companyQuestions>,
    ByKey<typeof stationForm>,
    ByKey<typeof stationFields>,
    ByKey<typeof nameStation>,
    ByKey<typeof tags>,
    ByKey<typeof firstRun>,
    ByKey<typeof today>,
    ByKey<typeof automaticTranscripts>,
    ByKey<typeof transcriptPanel>,
    ByKey<typeof words>,
    ByKey<typeof audioTypes>,
    ByKey<typeof uploads>,
    ByKey<typeof userDialog>,
    ByKey<typeof userSecondFactor>,
    ByKey<typeof users>,
    ByKey<typeof userForm>,
    ByKey<typeof advancedVideo>,
    ByKey<typeof videos>,
    ByKey<typeof activity>,
    ByKey<typeof disabledWebhooks>,
    ByKey<typeof webhooks>,
    ByKey<typeof widgetCode>,
    ByKey<typeof widgetControls>,
    ByKey<typeof parts>,
    ByKey<typeof provider>,
    ByKey<typeof conflictDialog>,
    ByKey<typeof deniedNotice>,
    ByKey<typeof reportFailure>,
    ByKey<typeof areas>,
    ByKey<typeof demo>,
    ByKey<typeof time>,
    ByKey<typeof keys>,
    ByKey<typeof palette>,
    ByKey<typeof previewPlayer>,
    ByKey<typeof shell>,
    ByKey<typeof warnings>,
    ByKey<typeof site>,
    UiMessages {}

/** The modules with one of these keys, and those below them. */
export type Area<Prefix extends string> = Pick<KitMessages, Extract<keyof KitMessages, Prefix | `${Prefix}/${string}`>>;
