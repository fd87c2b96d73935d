import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Gene } from '@emberclutch/contract/genome/genome-report.ts';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { copy } from './copy.ts';
import { CopyText } from '../../platform/copy-text/CopyText.tsx';
import { positionOf, segmentsOf } from '@emberclutch/web/ui/asset/genome/segments-of.ts';
import { color, size, space } from '@emberclutch/web/theme/tokens.ts';
import type { Highlight } from './use-highlight.ts';

interface Props {
  /** Null while the genome is secret. */
  raw: string | null;
  genes: readonly Gene[];
  isMapped: boolean;
  /** In place of the digits. */
  secret: ReactNode;
  highlight: Highlight;
}

/** The genome as it is written, divided into its genes. */
export function DigitsPanel({ raw, genes, isMapped, secret, highlight }: Props) {
  if (raw === null) return <Panel title={copy.digits}>{secret}</Panel>;
  return (
    <Panel title={copy.digits}>
      <Lead>
        <p>{copy.digitsLead(raw.length)}</p>
        <CopyText label={copy.copyDigits} copied={copy.copiedDigits} text={() => raw} />
      </Lead>
      <Digits>
        {segmentsOf(raw, genes, isMapped).map((segment) => (
          <Segment
            key={segment.offset}
            title={`${segment.label}, ${positionOf(segment)}`}
            data-kind={segment.kind}
            data-lit={segment.gene !== undefined && segment.gene === highlight.gene ? true : undefined}
            onPointerEnter={() => highlight.preview(segment.gene ?? null)}
            onPointerLeave={() => highlight.preview(null)}
          >
            {segment.digits}
          </Segment>
        ))}
      </Digits>
    </Panel>
  );
}

const Lead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
  align-items: center;
  justify-content: space-between;
`;

const Digits = styled.code`
  display: block;
  padding: 0;
  margin: ${space.s} 0 0;
  background: none;
  font-size: ${size.code};
  line-height: 1.9;
  overflow-wrap: anywhere;
`;

const Segment = styled.span`
  display: inline-block;
  max-width: 100%;
  margin-right: ${space.xs};
  border-bottom: 2px solid ${color.accent};

  &[data-kind='measure'] {
    border-bottom-style: dotted;
  }
  &[data-kind='unmapped'] {
    color: ${color.inkFaint};
    border-bottom-color: transparent;
  }
  &[data-lit] {
    color: ${color.accentInk};
    forced-color-adjust: none;
    background: ${color.accent};
  }
`;
