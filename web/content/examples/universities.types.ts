/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A country to study in. */
export type Country =
  /** Australia. */
  | 'AUSTRALIA'
  /** Canada. */
  | 'CANADA'
  /** Germany. */
  | 'GERMANY'
  /** India. */
  | 'INDIA'
  /** Italy. */
  | 'ITALY'
  /** Spain. */
  | 'SPAIN'
  /** The United Kingdom. */
  | 'UK'
  /** The United States of America. */
  | 'USA';

export type UniversitiesQueryVariables = Exact<{
  country: Country;
  after?: string | null | undefined;
}>;


export type UniversitiesQuery = { universities: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { id: string, name: string, city: string } }> } };
