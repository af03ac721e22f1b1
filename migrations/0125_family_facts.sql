-- What families ask: cot, stairs, pool fence and the like, as their owners tell it. An empty list says nothing.
ALTER TABLE villas ADD COLUMN family_facts jsonb NOT NULL DEFAULT '[]';
