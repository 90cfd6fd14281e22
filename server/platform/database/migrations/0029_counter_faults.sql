CREATE TABLE "counter_fault" (
	"fault_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"statement_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"source_ref" text NOT NULL,
	"file_row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"repaired" jsonb,
	"state" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"by_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "counter_fault_state" CHECK ("counter_fault"."state" in (0, 1, 9))
);
--> statement-breakpoint
ALTER TABLE "counter_fault" ADD CONSTRAINT "counter_fault_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_fault" ADD CONSTRAINT "counter_fault_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "counter_fault_source" ON "counter_fault" USING btree ("source_ref");--> statement-breakpoint
CREATE INDEX "counter_fault_of" ON "counter_fault" USING btree ("statement_id","fault_id") WHERE state = 0;--> statement-breakpoint
select guard_rows('counter_fault');
