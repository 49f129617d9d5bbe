// A bargain as it stands: what each side gives, read out of the question.

import type { OathQuestion } from "../../../generated";
import type { Asked } from "../../../lib/named";

export interface Share {
  seat: number;
  favor: number;
  secrets: number;
  /** Relics, banners, advisers, sites and promises by name. */
  things: string[];
}

export interface Bargain {
  /** The card or site that makes it binding. */
  card: string;
  isCitizenship: boolean;
  /** What the proposer gives, and the partner. */
  shares: [Share, Share];
  penalty: number;
}

type Deal = Extract<OathQuestion, { kind: "deal" | "deal_answer" | "citizenship" | "citizenship_answer" }>;
const KINDS: string[] = ["deal", "deal_answer", "citizenship", "citizenship_answer"] satisfies Deal["kind"][];

/** The bargain that the question is about; null if it is about anything else. */
export function bargainOf(question: Asked<OathQuestion> | null): Bargain | null {
  if (!question || !KINDS.includes(question.kind)) return null;
  const deal = question as unknown as Deal;
  return {
    card: deal.card,
    isCitizenship: deal.kind.startsWith("citizenship"),
    shares: [
      { seat: deal.proposer, favor: deal.giving_favor, secrets: deal.giving_secrets, things: listed(deal.giving) },
      { seat: deal.partner, favor: deal.claiming_favor, secrets: deal.claiming_secrets, things: listed(deal.claiming) },
    ],
    penalty: deal.penalty,
  };
}

const listed = (things: string) => (things === "none" ? [] : things.split("+").filter(Boolean));
