import { adPositions } from '@postkit/sdk/schema';
import { Banner } from '../../ui/banner/banner.tsx';
import { CheckGroup } from '../../ui/check-group/check-group.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { useWords } from '../../words/use-words.ts';
import type { CampaignPartProps } from './campaign-days.tsx';
import { campaignsMessages } from './campaigns.messages.ts';

export function CampaignPositions({
  draft: { positions },
  problems,
  isDisabled,
  onChange,
}: CampaignPartProps) {
  const messages = useWords(campaignsMessages);
  return (
    <>
      <CheckGroup legend={messages.where}>
        {adPositions.map((position) => (
          <Checkbox
            key={position}
            label={messages.positions[position]}
            isSelected={positions.includes(position)}
            isDisabled={isDisabled}
            onChange={(isSelected) =>
              onChange({
                positions: adPositions.filter((each) =>
                  each === position ? isSelected : positions.includes(each),
                ),
              })
            }
          />
        ))}
      </CheckGroup>
      {problems.positions !== undefined && (
        <Banner tone="danger" isLive>
          {problems.positions}
        </Banner>
      )}
    </>
  );
}
