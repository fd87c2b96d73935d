import type { PageProps } from '@emberclutch/web/routing/app-page.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import content from '../../../../content/whitepaper.md';
import { Chapters } from '../article/Chapters.tsx';
import { TableOfContents } from '../article/TableOfContents.tsx';
import { PageHero } from '../../../platform/ui/PageHero.tsx';
import scholar from '../illustrations/scholar.svg';
import { RevealCheckerSlot } from './RevealCheckerSlot.tsx';
import { GeneTable } from './GeneTable.tsx';
import { GenomeRuler } from './GenomeRuler.tsx';

/** How genomes, rarity and seasons are decided, in enough detail to reproduce the results. */
export function WhitepaperPage({ page }: PageProps) {
  return (
    <Page title={page.title}>
      <PageHero
        eyebrow={page.title}
        title={content.title}
        lead={content.lead}
        illustration={{
          src: scholar,
          alt: 'Tarnorakarn lying in the grass and looking back: a slate wyvern with a beak, ram horns and copper wings.',
          number: 'Fig. 1.',
          caption: 'Tarnorakarn, reading along.',
        }}
      />
      <TableOfContents chapters={content.chapters} />

      <Chapters
        chapters={content.chapters}
        numbering="roman"
        components={{
          'genome-ruler': <GenomeRuler />,
          'gene-table': <GeneTable />,
          'reveal-checker': <RevealCheckerSlot />,
        }}
      />
    </Page>
  );
}
