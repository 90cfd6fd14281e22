ALTER TABLE "announcement" ADD COLUMN "app_read_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_app_read_count" CHECK ("announcement"."app_read_count" >= 0);--> statement-breakpoint
select set_config('app.scope', '*', true);
--> statement-breakpoint
-- Texts that were plain become rich, one way: a paragraph of each line, as server/areas/content/rules/paragraphs.ts does.
create function pg_temp.paragraphs(plain text) returns text language sql immutable as $$
  select coalesce(string_agg('<p>' || replace(replace(replace(replace(line, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;') || '</p>', '' order by n), '')
  from regexp_split_to_table(plain, '\r?\n') with ordinality as lines(line, n) where btrim(line) <> ''
$$;
--> statement-breakpoint
update announcement set content = pg_temp.paragraphs(content), languages = coalesce(
  (select jsonb_object_agg(key, jsonb_set(value, '{content}', to_jsonb(pg_temp.paragraphs(value ->> 'content'))))
   from jsonb_each(languages)), '{}');
--> statement-breakpoint
drop function pg_temp.paragraphs(text);
--> statement-breakpoint
select set_config('app.scope', '', true);
