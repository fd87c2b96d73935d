import { FacetMenu } from './FacetMenu.tsx';
import { FacetSwitch } from './FacetSwitch.tsx';
import { switchedOn } from './list-filter.ts';
import type { ChangeOfFilter, Facet, FacetCounts, ListFilter, ListFilterPlan } from './list-filter.ts';
import { OrderSelect } from './OrderSelect.tsx';

interface Props {
  facets: readonly Facet[];
  orders: ListFilterPlan['orders'];
  filter: ListFilter;
  counts: FacetCounts;
  onChange: (changeOf: ChangeOfFilter) => void;
}

export const FacetControls = ({ facets, orders, filter, counts, onChange }: Props) => (
  <>
    {facets.map((facet) =>
      facet.kind === 'switch' ? (
        <FacetSwitch
          key={facet.name}
          facet={facet}
          isOn={facet.name in filter.chosen}
          count={counts[facet.name]?.[switchedOn]}
          onChange={onChange}
        />
      ) : (
        <FacetMenu
          key={facet.name}
          facet={facet}
          chosen={filter.chosen[facet.name]}
          counts={counts[facet.name]}
          onChange={onChange}
        />
      ),
    )}
    {orders.length > 1 && <OrderSelect orders={orders} order={filter.order} onChange={onChange} />}
  </>
);
