import { useCall } from '@bookfront/shared/api-client';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { BlockFrame } from '../frame';
import { BlockButton } from '../parts';

/**
 * PGB-37: the notices that a page wants above the search bar. The page asks the same, so that this costs no call of its
 * own. Nothing where it has none, or can't be read.
 */
export function SearchNotice({ pageId }: { pageId: string }) {
  const query = new URLSearchParams(useLocation().search);
  const draft = query.get('draft');
  const { data } = useCall('titlelist/getCustom', { page_id: pageId, ...(draft ? { draft } : {}) });
  return data?.widgets
    .filter((widget) => widget.block === 'above_searchbar_notice')
    .map((notice) => (
      <BlockFrame key={notice.id} block={notice} isBanner>
        <Line>
          <span dir="auto">{notice.text}</span>
          {notice.button && <BlockButton button={notice.button} />}
        </Line>
      </BlockFrame>
    ));
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.5rem 1.25rem;
  margin: 0;
  padding: 0.5rem 1rem;
  overflow-wrap: anywhere;
`;
