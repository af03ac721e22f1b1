/** Statement that copies all rows and the positions of all sequences to the schema `original`. */
export const copyRows = `
  DO $$
  DECLARE
    name text;
    filled boolean;
  BEGIN
    DROP SCHEMA IF EXISTS original CASCADE;
    CREATE SCHEMA original;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', name) INTO filled;
      IF filled THEN EXECUTE format('CREATE TABLE original.%1$I AS TABLE public.%1$I', name); END IF;
    END LOOP;
    CREATE TABLE original.sequences AS SELECT sequencename, start_value, last_value FROM pg_sequences WHERE schemaname = 'public';
  END $$`

/**
 * Statement that undoes all changes of rows since `copyRows`, except in one table. The role of a replica runs no triggers and checks no
 * foreign keys.
 */
export const putRowsBack = (except = '') => `
  DO $$
  DECLARE name text;
  BEGIN
    PERFORM set_config('session_replication_role', 'replica', true);
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '${except}' LOOP
      EXECUTE format('DELETE FROM public.%I', name);
      IF to_regclass(format('original.%I', name)) IS NOT NULL THEN
        EXECUTE format('INSERT INTO public.%1$I OVERRIDING SYSTEM VALUE TABLE original.%1$I', name);
      END IF;
    END LOOP;
    PERFORM setval(sequencename::regclass, coalesce(last_value, start_value), last_value IS NOT NULL) FROM original.sequences;
  END $$`
